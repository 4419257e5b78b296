/** What can be done with one callout's notifications: marking them done is always in sight, the rest is in a menu. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { MoreButton } from "../../../ui/table/MoreButton.tsx";
import { type NotificationGroup } from "./groupNotifications.ts";
import { type NotificationActs, NotificationMenu } from "./NotificationMenu.tsx";

const FINGER = { width: 44, height: 44, marginInlineEnd: -6 };
const Row = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 2,
  [PHONE]: {
    gap: 0,
    "& > :first-of-type": { minWidth: 44, maxWidth: "none", paddingInline: 4 },
    "& > [aria-haspopup]": FINGER,
  },
  "@media (pointer: coarse)": { "& > [aria-haspopup]": FINGER },
});

/** Some languages need three words for it, beside a text that needs the room. */
const LONG_WORDS = { maxWidth: 112, whiteSpace: "normal", textAlign: "end", lineHeight: 1.25 } as const;

type Props = NotificationActs & { group: NotificationGroup; title: string };

export function NotificationActions({ group, title, onDone, ...acts }: Props) {
  const { t } = useTranslation("inbox");
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const menu = useId();
  const { done } = group;
  return (
    <Row>
      <Button
        variant="quiet"
        size="small"
        sx={LONG_WORDS}
        aria-label={done ? t("notDoneOf", { title }) : t("doneOf", { title })}
        onClick={() => onDone(group, !done)}
      >
        {t(done ? "notDone" : "done")}
      </Button>
      <MoreButton
        label={t("actionsOf", { title })}
        expanded={opener !== null}
        menu={opener ? menu : undefined}
        onClick={({ currentTarget }) => {
          // Some browsers give a pressed button no focus; the menu returns it to where it was.
          currentTarget.focus();
          setOpener(currentTarget);
        }}
      />
      {opener && (
        <NotificationMenu id={menu} opener={opener} onClose={() => setOpener(null)} {...{ group, title, ...acts }} />
      )}
    </Row>
  );
}
