/** What the session's flows need of the world. */
import { type Network } from "../../api/apiPorts.ts";
import { type SessionKeeper } from "../../api/sessionKeeper.ts";
import { type PageLocation } from "../../lib/location.ts";
import { type Report } from "../../lib/report.ts";
import { type OnResume } from "../../lib/resume.ts";
import { type AppStorage } from "../../lib/storage.ts";

export type SessionPorts = {
  network: Network;
  session: SessionKeeper;
  storage: AppStorage;
  location: PageLocation;
  onResume: OnResume;
  report: Report;
};
