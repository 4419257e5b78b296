/** What a colleague saved meanwhile beside what is typed here, and the choice between the two. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";

const Versions = styled("table")(({ theme: { vars } }) => ({
  width: "100%",
  margin: "8px 0",
  borderCollapse: "collapse",
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  "& th, & td": {
    padding: "4px 12px 4px 0",
    textAlign: "start",
    verticalAlign: "top",
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
  },
  "& th": { fontWeight: 500 },
  "& tbody tr": { borderTop: `1px solid ${vars.palette.divider}` },
}));

export type ComparedPart = { key: string; name: string; theirs: string; mine: string };

type Props = {
  /** Who changed it, and when. */
  heading: string;
  parts: readonly ComparedPart[];
  onTake: () => void;
  onKeep: () => void;
};

export function TwoVersions({ heading, parts, onTake, onKeep }: Props) {
  const { t } = useTranslation("versions");
  return (
    <Alert severity="warning" sx={{ "& .MuiAlert-message": { flex: 1, minWidth: 0 } }}>
      <b>{heading}</b>
      <div>{t("text")}</div>
      <Versions>
        <thead>
          <tr>
            {(["field", "theirs", "mine"] as const).map((head) => (
              <th key={head} scope="col">
                {t(`${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, name, theirs, mine }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{theirs || t("empty")}</td>
              <td>{mine || t("empty")}</td>
            </tr>
          ))}
        </tbody>
      </Versions>
      <Button variant="outlined" size="small" sx={{ mr: 1 }} onClick={onTake}>
        {t("take")}
      </Button>
      <Button variant="outlined" size="small" onClick={onKeep}>
        {t("keep")}
      </Button>
    </Alert>
  );
}
