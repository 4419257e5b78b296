/** The box of a `FormControlLabel`: its label is part of it, so that presses need no room around the box itself. */
import { type ComponentProps } from "react";
import { boxLook } from "./styling/boxLook.ts";
import { classOnce } from "./styling/classOnce.ts";

const box = classOnce({ ...boxLook, margin: "5px 3px" });

type Props = Pick<
  ComponentProps<"input">,
  "id" | "name" | "checked" | "disabled" | "onChange" | "onBlur" | "onFocus" | "aria-describedby" | "aria-invalid"
>;

export const CheckBox = (props: Props) => <input className={box} type="checkbox" {...props} />;
