/** What the page behind a confirmation link says, in French. */
import { type ConfirmationTexts } from "../en/confirmation.ts";

export const fr: ConfirmationTexts = {
  title: "Confirmez votre adresse e-mail",
  lead: "Appuyez sur le bouton pour confirmer que cette adresse est bien la vôtre.",
  button: "Confirmer l’adresse e-mail",
  again: "Merci d’appuyer encore une fois sur le bouton.",
  brokenTitle: "Ce lien ne fonctionne plus",
  brokenLead:
    "Il a peut-être expiré ou a été remplacé par un e-mail plus récent. Demandez un nouveau mot de passe pour recevoir un autre lien.",
  toPassword: "Demander un autre lien",
  brokenChangeLead:
    "Il a peut-être expiré ou a été remplacé par un e-mail plus récent. Vos paramètres indiquent l’adresse en vigueur et permettent de demander un autre lien.",
  toSettings: "Ouvrir les paramètres",
};
