/** The question of the doctors' table before the table is there to ask it. */
import { type Action } from "@reduxjs/toolkit";
import { doctorsApi } from "../api/doctorsApi.ts";
import { doctorsQueryOf, readDoctorView } from "./doctorView.ts";

/** What is to be dispatched for the address's `search`. Who dispatches it unsubscribes. */
export function askForDoctors(search: string): Action {
  const query = doctorsQueryOf(readDoctorView(new URLSearchParams(search)));
  return doctorsApi.endpoints.doctors.initiate(query) as unknown as Action;
}
