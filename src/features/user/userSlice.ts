/** The signed-in person, as the server last told. */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type WeekStart } from "../../contract/account.ts";
import { type User } from "../../contract/shapes/user.ts";
import { sessionEnded, sessionMissing, sessionOpened } from "../auth/public.ts";

type UserState = { current: User | null };

const initialState: UserState = { current: null };

export const userSlice = createSlice({
  name: "user",
  initialState,
  reducers: {
    /** A save answered with the person anew. */
    changed: (state, { payload }: PayloadAction<{ user: User }>) => {
      // An answer that comes late brings nobody back, and takes nobody's place.
      if (state.current?.id === payload.user.id) state.current = payload.user;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionOpened, (state, { payload }) => {
        state.current = payload.user;
      })
      .addCase(sessionEnded, () => initialState)
      .addCase(sessionMissing, () => initialState);
  },
  selectors: {
    selectUser: ({ current }) => current,
    selectWeekStart: ({ current }): WeekStart => current?.week_start ?? "monday",
  },
});

export const { changed: userChanged } = userSlice.actions;
export const { selectUser, selectWeekStart } = userSlice.selectors;
