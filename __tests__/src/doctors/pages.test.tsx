/** Pages of the list of doctors: beyond the last there is the first. */
import { screen } from "@testing-library/react";
import { type Asked, renderScreen } from "../../support/app/screenApp.tsx";
import { aWireDoctor } from "../../support/aWireCallout.ts";

/** Fifteen in all, on one page. */
const list = ({ query }: Asked) => {
  const page = Number(query.get("page") ?? 1);
  return { data: page === 1 ? [aWireDoctor()] : [], meta: { page, per_page: 15, total: 15 } };
};

test.each(["", "q=itokawa&"])(
  "beyond the last page of /doctors?%s the first is shown, never that there is nobody",
  async (filter) => {
    const claims: (string | null)[] = [];
    const watch = new MutationObserver(() =>
      claims.push(screen.queryByRole("heading", { name: /^No doctors/ })?.textContent ?? null),
    );
    watch.observe(document.body, { childList: true, subtree: true });
    const { api } = await renderScreen(`/doctors?${filter}page=2`, { "GET /doctors": list });
    expect(await screen.findByText("Dr Hana Itokawa")).toBeVisible();
    watch.disconnect();
    expect(claims.filter(Boolean)).toEqual([]);
    expect(api.calls("GET /doctors").map(({ query }) => query.get("page"))).toEqual(["2", null]);
    expect(screen.getByLabelText("address")).not.toHaveTextContent("page=");
    expect(screen.getByRole("navigation", { name: "Pages" })).toHaveTextContent("1–15 of 15");
  },
);
