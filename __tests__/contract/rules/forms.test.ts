import { checkForm, type FormName } from "../../../src/contract/rules/forms.ts";

const registration = {
  company_name: "Harbour Anaesthetic Group",
  name: "Anna van der Berg",
  email: "anna@example.test",
  phone: "+44 20 7946 000",
  password: "Demo-practice-1",
  confirmpassword: "Demo-practice-1",
  acceptTerms: true,
};

test("a good registration has no problem", () => {
  expect(checkForm("registration", registration)).toBeUndefined();
});

test.each<[FormName, Record<string, unknown>, string, unknown]>([
  ["login", { email: "anna", password: "x" }, "email", { rule: "email" }],
  ["login", { email: "jürgen@example.test", password: "x" }, "email", { rule: "ascii" }],
  ["doctor", { email: "jürgen@example.test" }, "email", { rule: "ascii" }],
  ["doctor", { email: "jurgen@łódź.example" }, "email", undefined],
  ["changeEmail", { email: "jurgen@łódź.example" }, "email", { rule: "ascii" }],
  ["login", {}, "email", { rule: "required" }],
  ["login", { email: "anna@example.test", password: "" }, "password", { rule: "required" }],
  ["registration", { ...registration, company_name: "harbour" }, "company_name", { rule: "capital" }],
  ["registration", { ...registration, company_name: "Ha" }, "company_name", { rule: "min", count: 3 }],
  ["registration", { ...registration, name: "anna Smith" }, "name", { rule: "capital" }],
  ["registration", { ...registration, phone: "12345abcde" }, "phone", { rule: "phone" }],
  ["registration", { ...registration, password: "Demopractice1" }, "password", { rule: "password" }],
  ["registration", { ...registration, password: "🙂🙂🙂Aa1!" }, "password", { rule: "password" }],
  ["registration", { ...registration, confirmpassword: "other" }, "confirmpassword", { rule: "mismatch" }],
  ["registration", { ...registration, acceptTerms: false }, "acceptTerms", { rule: "terms" }],
  ["forgotPassword", { email: `${"a".repeat(45)}@b.test` }, "email", { rule: "max", count: 50 }],
  ["contactDetails", { calloutEmailsPhone: "020 x" }, "calloutEmailsPhone", { rule: "min", count: 8 }],
])("%s %j has a problem with %s", (form, values, field, problem) => {
  expect(checkForm(form, values)?.[field]).toEqual(problem);
});

test.each(["山田 太郎", "Omar al-Hassan", "Vincent van Gogh", "Léa d’Arc", "O'Brien Smith"])(
  "%s is capitalised",
  (name) => {
    expect(checkForm("registration", { ...registration, name })).toBeUndefined();
  },
);
