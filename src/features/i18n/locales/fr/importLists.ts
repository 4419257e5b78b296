/** French texts: the import of lists. */

import { type importLists as en } from "../en/importLists.ts";
import { type Texts } from "../texts.ts";

export const importLists = {
  title: "Importer des vacations",
  description: "Depuis un fichier CSV ou d’agenda, en quatre étapes. Rien n’est enregistré avant la dernière.",
  descriptionAfter: "Depuis un fichier CSV ou d’agenda. Le résultat est indiqué ci-dessous.",
  open: "Importer des vacations",
  upload: {
    drop: "Déposez ici un fichier CSV ou d’agenda",
    limits:
      "Jusqu’à {{max}} vacations et 8 Mo. CSV (UTF-8 ou Excel) ou iCalendar (.ics). Rien n’est enregistré avant la dernière étape.",
    need: "Il vous faut au moins la date, l’établissement, et le début et la fin ou le créneau.",
    note: "Les vacations déjà présentes ne sont pas ajoutées une seconde fois. Un import ne sollicite personne : les vacations attendent dans la planification que vous lanciez une demande.",
    periodTitle: "Quels jours de cet agenda ?",
    periodText: "Un événement périodique est repris une fois pour chaque jour. Les heures sont celles de {{zone}}.",
    from: "Premier jour",
    to: "Dernier jour",
    order: "Le dernier jour ne doit pas précéder le premier.",
  },
  unreadable: {
    tooLarge: "Ce fichier est trop volumineux ; un import accepte 8 Mo au plus.",
    tooMany:
      "Ce fichier contient {{rows}} vacations ; un import en accepte {{max}} au plus. Divisez-le ou choisissez moins de jours.",
    empty: "Ce fichier ne contient aucune ligne. La première nomme les colonnes, les vacations suivent.",
    notCalendar: "Ce fichier n’a pas pu être lu comme agenda.",
    notLoaded:
      "L’agenda n’a pas pu être ouvert, car une partie de l’application ne s’est pas chargée. Vérifiez la connexion et réessayez, ou rechargez la page.",
    encoding: "Cet agenda n’est pas en UTF-8. Exportez-le de nouveau au format iCalendar (.ics).",
    noEvents: "Aucun événement de cet agenda ne tombe ces jours-là.",
    endless: "Un événement de cet agenda se répète trop souvent pour être lu.",
  },
  order: {
    label: "Dates comme {{example}}",
    dmy: "Le jour d’abord",
    mdy: "Le mois d’abord",
    ymd: "L’année d’abord",
    needed: "Indiquez si le jour ou le mois vient en premier.",
    neededYear: "Indiquez si le jour ou l’année vient en premier.",
  },
  field: {
    notes_internal: "Note interne",
    summary: "Titre",
    place: "Lieu",
    rest: "Lieu, après la virgule",
    description: "Description",
  },
  names: {
    title: "Noms que vous écrivez autrement",
    text: "Choisissez de qui ou de quoi il s’agit ; cela vaut pour toutes les lignes portant ce nom.",
    rows_one: "{{name}} : {{count}} ligne",
    rows_many: "{{name}} : {{count}} lignes",
    rows_other: "{{name}} : {{count}} lignes",
    which: "Choisissez",
    site: "Choisir un établissement",
    surgeon: "Garder tel quel",
    guessed: "Proposé d’après le nom de famille. Veuillez vérifier.",
  },
  check: {
    take: "Importer la ligne {{number}}",
    takeShort: "Importer",
    leftOut_one:
      "{{count}} ligne contient des erreurs ou n’est pas cochée et sera laissée de côté ; vous pourrez la télécharger à la dernière étape.",
    leftOut_many:
      "{{count}} lignes contiennent des erreurs ou ne sont pas cochées et seront laissées de côté ; vous pourrez les télécharger à la dernière étape.",
    leftOut_other:
      "{{count}} lignes contiennent des erreurs ou ne sont pas cochées et seront laissées de côté ; vous pourrez les télécharger à la dernière étape.",
    none: "Aucune ligne n’est à revoir.",
    noneThere: "Aucune de ces vacations n’est déjà présente.",
    submit_one: "Importer {{count}} vacation",
    submit_many: "Importer {{count}} vacations",
    submit_other: "Importer {{count}} vacations",
    checking: "Vérification…",
  },
  show: {
    question: "À revoir",
    there: "Déjà présentes",
    all: "Toutes",
  },
  column: {
    list: "Quand, où",
    who: "Chirurgien, fonction",
    fate: "Ce qui se passera",
  },
  fate: {
    wrong: "Laissée de côté jusqu’à correction",
    there: "Déjà présente",
    left: "Laissée de côté",
    new: "Sera ajoutée",
  },
  count: {
    new_one: "{{count}} nouvelle",
    new_many: "{{count}} nouvelles",
    new_other: "{{count}} nouvelles",
    there_one: "{{count}} déjà présente",
    there_many: "{{count}} déjà présentes",
    there_other: "{{count}} déjà présentes",
    left_one: "{{count}} laissée de côté",
    left_many: "{{count}} laissées de côté",
    left_other: "{{count}} laissées de côté",
    wrong_one: "{{count}} à corriger",
    wrong_many: "{{count}} à corriger",
    wrong_other: "{{count}} à corriger",
  },
  sameAs: "Même vacation qu’à la ligne {{number}}",
  surgeonText: "Absent de vos chirurgiens ; le nom est gardé tel quel",
  problem: {
    time: "« {{value}} » n’est pas une heure ; écrivez 08:00",
    zoned: "« {{value}} » est dans un autre fuseau horaire ; écrivez l’heure sur place comme 08:00",
    zonedDate: "« {{value}} » est dans un autre fuseau horaire ; écrivez la date sur place comme 2027-03-31",
    number: "Un nombre de 1 à {{limit}}",
    begun: "Cette vacation a déjà commencé",
    zone: "Le fuseau horaire « {{value}} » n’est pas connu ; saisissez les heures",
    allDay: "Un événement d’une journée entière n’a pas d’heures ; saisissez-les",
    dates: "Les dates de cet événement sont illisibles ; saisissez la date et les heures",
    long: "L’événement dure plus d’une journée ; saisissez la fin",
    site: "Il n’existe pas d’établissement « {{value}} »",
    ambiguous: "« {{value}} » peut avoir plusieurs sens ; choisissez en haut de la page de quoi il s’agit",
    role: "« {{value}} » n’est pas une fonction que l’on peut demander",
    session: "« {{value}} » n’est pas un créneau connu",
  },
  unclear:
    "Il n’est pas certain que l’import ait été enregistré. Lancez-le une nouvelle fois : aucune vacation n’est ajoutée deux fois.",
  result: {
    created: "Ajoutées",
    there: "Déjà présentes",
    left: "Laissées de côté",
    nobody: "Personne n’a été sollicité. Lancez les demandes depuis la planification de ces semaines.",
    plan: "Planifier ces semaines",
  },
} satisfies Texts<typeof en, "fr">;
