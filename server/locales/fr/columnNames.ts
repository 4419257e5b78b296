/** The columns of the exported tables, in the order of the cells, between bars, in French. */
import { type ColumnNames } from "../en/columnNames.ts";

export const fr: ColumnNames = {
  doctors:
    "Titre|Prénom|Nom|E-mail|Téléphone portable|Fonction|Grade|Spécialités|Ordre professionnel|Numéro d’inscription|Langue|Groupes|Établissements|Notes internes|État|État de l’e-mail|Dernière réponse (UTC)|Sollicitations en 90 jours|Réponses en 90 jours",
  callouts:
    "Référence|Titre|État|Date|Créneau|Début|Fin|Fuseau horaire|Établissement|Salle|Chirurgien|Spécialité|Fonction|Postes|Médecins retenus|À pourvoir|Disponible|Si nécessaire|Indisponible|Sans réponse|Couverture|Mode|Urgence|Répondre avant (UTC)|Envoyée (UTC)|Envoyée par|Motif de l’annulation|Modifiée (UTC)",
  audit:
    "Quand (UTC)|Qui|Type de personne|Quoi|Concerne|Type|Numéro|Détails|Modifications|Numéro dans la chaîne|Empreinte précédente|Texte haché|Empreinte",
};
