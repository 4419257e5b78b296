/** Typed entry points to the store; the only place where react-redux's raw hooks are named. */
import { type ThunkDispatch, type UnknownAction } from "@reduxjs/toolkit";
// biome-ignore lint/style/noRestrictedImports: this module is the one door to the raw hooks.
import { useDispatch, useSelector } from "react-redux";

export const useAppSelector = useSelector;
export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<unknown, never, UnknownAction>>();
