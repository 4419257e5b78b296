/** The second step: which column holds what, and in which order its dates are written. */
import { ROLES_NEEDED } from "../../contract/callout.ts";
import { LIST_FIELDS } from "../../contract/files/listFields.ts";
import { LabelledField } from "../../ui/LabelledField.tsx";
import { SelectControl } from "../../ui/nativeControls.ts";
import { MatchStep } from "../fileImport/public.ts";
import { useSitesQuery } from "../places/public.ts";
import { missingFields } from "./listsFile.ts";
import { useListsImportFormat } from "./useListsImportFormat.ts";
import { type ListsSteps, possibleOrders, type Step, saidOrder } from "./useListsSteps.ts";

type Matched = Extract<Step, { kind: "match" }>;

/** Only where the file itself does not say. */
function OrderField({ step, steps }: { step: Matched; steps: ListsSteps }) {
  const { t } = useListsImportFormat();
  const { table, matching, order } = step;
  const orders = possibleOrders(step, steps.today);
  if (orders.length === 1) return null;
  const example = table.rows[0]?.cells[Number(matching.date)] ?? "";
  return (
    <LabelledField
      id="match-order"
      label={t("transfer:lists.order.label", { example })}
      error={order ? undefined : t(`transfer:lists.order.${orders.includes("ymd") ? "neededYear" : "needed"}`)}
    >
      <SelectControl
        id="match-order"
        aria-describedby="match-order-help"
        value={order ?? ""}
        onChange={({ target }) => steps.match(table, matching, orders.find((one) => one === target.value) ?? null)}
      >
        <option value="">–</option>
        {orders.map((one) => (
          <option key={one} value={one}>
            {t(`transfer:lists.order.${one}`)}
          </option>
        ))}
      </SelectControl>
    </LabelledField>
  );
}

export function ListsMatch({ step, steps }: { step: Matched; steps: ListsSteps }) {
  const { t, fields } = useListsImportFormat();
  const { data: sites = [] } = useSitesQuery();
  const { table, matching, order } = step;
  const forAll = {
    role_needed: ROLES_NEEDED.map((role) => ({ value: role, text: t(`callouts:role.${role}`) })),
    site: sites.map(({ name }) => ({ value: name, text: name })),
  };
  const missing = missingFields(matching);
  const needed = ["date", "site", "role_needed", ...missing];
  return (
    <MatchStep
      table={table}
      matching={matching}
      fields={LIST_FIELDS.map((name) => ({
        name,
        label: fields[name],
        needed: needed.includes(name),
        ...(name === "role_needed" || name === "site" ? { forAll: forAll[name] } : {}),
      }))}
      missing={missing.map((field) => fields[field])}
      blocked={order === null}
      busy={steps.busy}
      error={steps.error}
      onChange={(next) =>
        steps.match(
          table,
          next,
          next.date === matching.date ? order : saidOrder({ table, matching: next }, steps.today),
        )
      }
      onBack={steps.back}
      onNext={() => void steps.toCheck(step)}
    >
      <OrderField step={step} steps={steps} />
    </MatchStep>
  );
}
