/** A page's head: where it is, what it is, what can be done; sets the document's title and takes the focus on arrival. */
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PrintedAt } from "./PrintedAt.tsx";
import { PageHead, PageShell, Trail } from "./pageLayout.ts";
import { useArrivalFocus } from "./useArrivalFocus.ts";
import { useDocumentTitle } from "./useDocumentTitle.ts";

type Crumb = { label: string; to?: string };

type Props = {
  title: string;
  description?: ReactNode;
  breadcrumbs?: readonly Crumb[];
  /** The last of them; the title unless given. */
  here?: string;
  actions?: ReactNode;
  /** Beside the title: a status. */
  badge?: ReactNode;
  /** The most it grows to; the whole width unless given. Pixels. */
  width?: number;
  children: ReactNode;
};

/** One `h1` a page. */
export function Page({ title, description, breadcrumbs = [], here = title, actions, badge, width, children }: Props) {
  const { t } = useTranslation();
  const heading = useArrivalFocus();
  useDocumentTitle(title);
  return (
    <PageShell {...(width ? { style: { maxWidth: width } } : {})}>
      {breadcrumbs.length > 0 && (
        <nav aria-label={t("breadcrumbs")}>
          <Trail>
            {breadcrumbs.map(({ label, to }) => (
              <li key={label}>
                {to ? <Link to={to}>{label}</Link> : label}
                <ChevronRightRounded />
              </li>
            ))}
            <li aria-current="page">{here}</li>
          </Trail>
        </nav>
      )}
      <PageHead>
        <div>
          <Typography variant="h1" ref={heading} tabIndex={-1}>
            {title}
            {badge}
          </Typography>
          {description !== undefined && (
            <Typography component="div" color="text.secondary" sx={{ mt: "2px" }}>
              {description}
            </Typography>
          )}
        </div>
        {actions !== undefined && <div data-part="actions">{actions}</div>}
      </PageHead>
      {children}
      <PrintedAt />
    </PageShell>
  );
}
