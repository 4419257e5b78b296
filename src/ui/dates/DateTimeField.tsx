/** A date and its time under one label. */
import { styled } from "@mui/material/styles";
import { LabelledField } from "../LabelledField.tsx";
import { DateControl } from "./DateControl.tsx";
import { type LabelledProps, labelledBy } from "./DateField.tsx";
import { TimeControl } from "./TimeControl.tsx";

const Both = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, "& > *": { minWidth: 0 } });

type Props = LabelledProps & {
  date: string;
  time: string;
  /** The name of the second field. */
  timeLabel: string;
  onChange: (next: { date: string } | { time: string }) => void;
};

export function DateTimeField({ date, time, timeLabel, required = false, onChange, ...field }: Props) {
  const { id, error } = field;
  return (
    <LabelledField {...field}>
      <Both>
        {/* As wide as a date with ideographs and its weekday. */}
        <div style={{ flex: "2 1 216px" }}>
          <DateControl
            {...labelledBy(id, error)}
            value={date}
            required={required}
            onChange={(next) => onChange({ date: next })}
          />
        </div>
        <div style={{ flex: "1 1 100px" }}>
          <TimeControl
            id={`${id}-time`}
            label={timeLabel}
            describedBy={`${id}-help`}
            invalid={error !== undefined}
            value={time}
            required
            onChange={(next) => onChange({ time: next })}
          />
        </div>
      </Both>
    </LabelledField>
  );
}
