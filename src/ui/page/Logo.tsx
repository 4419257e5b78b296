/** The product's mark: two seats, one filled. */
import { styled } from "@mui/material/styles";

const Mark = styled("svg")({ width: 30, height: 30, flex: "none", display: "block" });

export function Logo() {
  return (
    <Mark viewBox="0 0 30 30" aria-hidden="true">
      <rect width="30" height="30" rx="8" fill="#009EF7" />
      <rect x="6.5" y="8" width="7" height="14" rx="2.4" fill="#0B1B2B" />
      <rect x="17.25" y="8.75" width="5.5" height="12.5" rx="1.8" fill="none" stroke="#0B1B2B" strokeWidth="1.6" />
      <circle cx="20" cy="15" r="1.5" fill="#0B1B2B" />
    </Mark>
  );
}
