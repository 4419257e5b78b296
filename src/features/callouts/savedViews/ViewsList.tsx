/** The menu of kept views; what can be changed has its two ways beside it, each a line of its own for the keyboard. */
import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import EditOutlined from "@mui/icons-material/EditOutlined";
import Divider from "@mui/material/Divider";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type SavedView } from "../../../contract/shapes/savedViews.ts";
import { useSavedViewsQuery } from "./savedViewsApi.ts";
import { leadsTo } from "./viewAddress.ts";

type Props = {
  opener: HTMLElement;
  /** What is shown. */
  query: string;
  onClose: () => void;
  onSave: () => void;
  onChange: (view: SavedView) => void;
  onRemove: (view: SavedView) => void;
};

export function ViewsList({ opener, query, onClose, onSave, onChange, onRemove }: Props) {
  const { t } = useTranslation("callouts");
  const navigate = useNavigate();
  const { data: views = [], isLoading, isError, refetch } = useSavedViewsQuery();
  const [editing, setEditing] = useState(false);
  const handleShow = (view: SavedView) => {
    onClose();
    void navigate(`?${view.query}`);
  };
  const ownerOf = ({ mine, shared, owner }: SavedView): string | null => {
    if (!mine) return t("savedViews.sharedBy", { name: owner.name });
    return shared ? t("savedViews.shared") : null;
  };
  const changeable = views.filter((view) => view.changeable);
  return (
    <Menu
      open
      anchorEl={opener}
      onClose={onClose}
      slotProps={{ paper: { sx: { maxHeight: "min(480px, 70dvh)", maxWidth: "min(380px, calc(100vw - 32px))" } } }}
    >
      {isError && <MenuItem onClick={() => void refetch()}>{t("savedViews.failed")}</MenuItem>}
      {!isError && views.length === 0 && (
        <MenuItem disabled>{t(isLoading ? "savedViews.loading" : "savedViews.none")}</MenuItem>
      )}
      {!editing &&
        views.map((view) => (
          <MenuItem key={view.id} selected={leadsTo(view.query, query)} onClick={() => handleShow(view)}>
            <ListItemText primary={view.name} secondary={ownerOf(view)} sx={{ overflowWrap: "anywhere" }} />
          </MenuItem>
        ))}
      {editing &&
        changeable.flatMap((view) => [
          <MenuItem key={`change${view.id}`} onClick={() => onChange(view)}>
            <ListItemIcon>
              <EditOutlined fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={t("savedViews.changeOne", { name: view.name })} secondary={ownerOf(view)} />
          </MenuItem>,
          <MenuItem key={`remove${view.id}`} onClick={() => onRemove(view)}>
            <ListItemIcon>
              <DeleteOutlineRounded fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={t("savedViews.removeOne", { name: view.name })} />
          </MenuItem>,
        ])}
      <Divider />
      {!editing && <MenuItem onClick={onSave}>{t("savedViews.save")}</MenuItem>}
      {!editing && changeable.length > 0 && (
        <MenuItem onClick={() => setEditing(true)}>{t("savedViews.manage")}</MenuItem>
      )}
      {editing && <MenuItem onClick={() => setEditing(false)}>{t("savedViews.back")}</MenuItem>}
    </Menu>
  );
}
