/** What is said of a field that has no name of its own. */
import { ThemeProvider } from "@mui/material/styles";
import { fireEvent, render, screen } from "@testing-library/react";
import "../../../src/app/i18n.ts";
import { createAppTheme } from "../../../src/app/theme/createAppTheme.ts";
import { type FieldProblem } from "../../../src/contract/fieldRules.ts";
import { AppForm } from "../../../src/ui/form/AppForm.tsx";
import { FormCheckbox } from "../../../src/ui/form/FormCheckbox.tsx";
import { type FieldTrouble } from "../../../src/ui/form/useFieldProblemFormat.ts";

const theme = createAppTheme();

test.each<[FieldTrouble, string]>([
  [{ rule: "required" }, "Required field"],
  [{ rule: "min", count: 3 }, "Minimum field length: 3"],
  [{ rule: "max", count: 150 }, "Maximum field length: 150"],
  [{ rule: "phone" }, "Field is not valid"],
  [{ rule: "capital" }, "Field is not valid"],
  [{ rule: "email" } satisfies FieldProblem, "Wrong email format"],
  ["as the server put it", "as the server put it"],
])("%j is %s", (trouble, words) => {
  render(
    <ThemeProvider theme={theme}>
      <AppForm validate={() => ({ agreed: trouble })} onSubmit={async () => undefined}>
        <FormCheckbox name="agreed" label="Agreed" />
      </AppForm>
    </ThemeProvider>,
  );
  const box = screen.getByRole("checkbox", { name: "Agreed" });
  expect(box).not.toHaveAccessibleDescription();
  fireEvent.focus(box);
  fireEvent.blur(box);
  expect(box).toHaveAccessibleDescription(words);
  expect(box).toBeInvalid();
});
