/** A QR code, dark on white in either theme, since readers expect it so. */
import { styled } from "@mui/material/styles";
import encodeQR from "qr";

/** The width that the standard wants empty around the code, in modules. */
const QUIET_ZONE_MODULES = 4;

const Picture = styled("svg")({ display: "block", width: 216, maxWidth: "100%", borderRadius: 8, background: "#fff" });

/** One path: a unit square for each dark module. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");

/** `label`: what it is for, to whoever does not see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, "raw", { border: QUIET_ZONE_MODULES });
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
      <path d={pathOf(rows)} fill="#000" />
    </Picture>
  );
}
