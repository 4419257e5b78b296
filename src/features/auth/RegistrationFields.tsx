/** The fields of a registration, and their names for its summary. */
import { useTranslation } from "react-i18next";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { Pair } from "./authLayout.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";

export function useRegistrationLabels() {
  const { t } = useTranslation("auth");
  return {
    company_name: t("registration.company"),
    name: t("registration.name"),
    email: t("registration.email"),
    phone: t("registration.phone"),
    password: t("password"),
    confirmpassword: t("confirmPassword"),
  };
}

export function RegistrationFields() {
  const { t } = useTranslation("auth");
  const labels = useRegistrationLabels();
  return (
    <>
      <FormTextField
        name="company_name"
        autoComplete="organization"
        label={labels.company_name}
        texts={{ required: t("registration.companyRequired"), capital: t("registration.companyCapital") }}
      />
      <FormTextField name="name" autoComplete="name" label={labels.name} texts={{ capital: t("nameCapital") }} />
      <Pair>
        <FormTextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={labels.email}
          texts={{ required: t("emailRequired"), email: t("emailFormat") }}
        />
        <FormTextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={labels.phone}
          help={t("registration.phoneHelp")}
          texts={{ phone: t("registration.phoneFormat") }}
        />
      </Pair>
      <NewPasswordFields repeated="confirmpassword" />
    </>
  );
}
