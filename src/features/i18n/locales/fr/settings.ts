/** French texts: settings. */

import { type settings as en } from "../en/settings.ts";
import { type Texts } from "../texts.ts";

export const settings = {
  title: "Paramètres utilisateur",
  description: "Vos propres réglages. Ceux du cabinet se trouvent dans Gestion.",
  sections: "Rubriques des paramètres",
  remembered: "Mémorisé sur cet appareil.",
  profile: {
    title: "Profil",
    name: "Nom",
    email: "E-mail",
    practice: "Cabinet ou groupe",
  },
  appearance: "Apparence",
  theme: {
    nowlight: "actuellement clair",
    nowdark: "actuellement sombre",
  },
  toolbar: {
    label: "Barre supérieure",
    hint: "Hauteur de la barre en haut de chaque page",
    height55: "Compacte 55",
    height65: "Moyenne 65",
    height75: "Haute 75",
  },
  rows: {
    label: "Densité des lignes",
    hint: "Tableaux sur grand écran",
    compact: "Compacte",
    comfortable: "Confortable",
  },
  language: "Langue et région",
  notifications: "Notifications",
  desktop: {
    label: "Notifications de bureau",
    hint: "Affichées par ce navigateur tant que l’application est ouverte dans un onglet, même si vous travaillez dans une autre fenêtre.",
    blocked:
      "Votre navigateur bloque les notifications de ce site. Autorisez-les dans les paramètres du site, à côté de l’adresse, puis revenez ici.",
    unsupported: "Ce navigateur ne peut pas afficher de notifications de bureau.",
    asking: "Veuillez répondre à la question de votre navigateur.",
  },
} satisfies Texts<typeof en, "fr">;
