/** The tab of sites: where lists take place. */
import LocalHospitalOutlined from "@mui/icons-material/LocalHospitalOutlined";
import MuiLink from "@mui/material/Link";
import { useTranslation } from "react-i18next";
import { type SiteDetail } from "../../contract/shapes/places.ts";
import { joinNames } from "../../lib/formatList.ts";
import { placeOf } from "../../lib/zones.ts";
import { EditPlace } from "./EditPlace.tsx";
import { PlacesBoard, type Searchable } from "./PlacesBoard.tsx";
import { useSitesInFullQuery } from "./placesApi.ts";
import { SiteEditor } from "./SiteEditor.tsx";

function Address({ site: { address, map_url, name } }: { site: SiteDetail }) {
  const { t } = useTranslation(["manage", "common"]);
  return (
    <>
      {address ?? (map_url ? "" : "–")}
      {map_url && (
        <>
          {" "}
          <MuiLink
            href={map_url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${t("manage:sites.openMap")}: ${name} ${t("common:newTab")}`}
          >
            {t("manage:sites.openMap")}
          </MuiLink>
        </>
      )}
    </>
  );
}

const shownIn =
  (language: string) =>
  (site: SiteDetail): Searchable => ({
    id: site.id,
    name: site.name,
    archived: site.archived_at !== null,
    inUse: site.in_use,
    text: [site.name, site.short_name, site.address, site.time_zone].join(" "),
    second: [site.short_name, site.phone].filter(Boolean).join(" · "),
    cells: [<Address key="address" site={site} />, placeOf(site.time_zone), joinNames(language, site.theatres) || "–"],
  });

export function Sites() {
  const { t, i18n } = useTranslation("manage");
  const { data, error, refetch } = useSitesInFullQuery();
  const texts = {
    title: t("tabs.sites"),
    text: t("sites.text"),
    add: t("sites.add"),
    failed: t("sites.loadFailed"),
    gone: t("sites.gone"),
    emptyTitle: t("sites.emptyTitle"),
    emptyText: t("sites.emptyText"),
  };
  return (
    <PlacesBoard
      kind="site"
      icon={<LocalHospitalOutlined />}
      texts={texts}
      heads={(["name", "address", "zone", "theatres"] as const).map((column) => t(`sites.column.${column}`))}
      found={{ places: data?.map(shownIn(i18n.language)), error, refetch }}
      editor={(edit, onDone) => (
        <EditPlace edit={edit} places={data} error={error} refetch={refetch} texts={texts} onDone={onDone}>
          {(site) => <SiteEditor site={site} onDone={onDone} />}
        </EditPlace>
      )}
    />
  );
}
