import { Writable } from "node:stream";
import { createLog } from "../../../server/log.ts";

/** What the log writes of a request to this address. */
function logged(url: string): string {
  let written = "";
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      written += chunk;
      done();
    },
  });
  createLog("info", destination).info({ req: { method: "GET", url, ip: "127.0.0.1" } });
  return written;
}

test.each([
  "/admin_api/cable?accessToken=s3cret&uid=s3cret&client=s3cret",
  "/admin_api/auth/password/edit?reset_password_token=s3cret&redirect_url=x",
  "/admin_api/auth/confirmation?confirmation_token=s3cret",
  "/auth/complete-signup?token=s3cret&name=s3cret&email=s3cret",
  "/respond/s3cret.1.2.3/calendar.ics",
])("%s is written without its secrets", (url) => {
  const written = logged(url);
  expect(written).toContain("[redacted]");
  expect(written).not.toContain("s3cret");
});

test("an address without secrets is written as it is", () => {
  expect(logged("/admin_api/callouts?page=2")).toContain("/admin_api/callouts?page=2");
});
