/** What a doctor's home says besides the words of the page of one callout, in Japanese. */
import { type HomeTexts } from "../en/home.ts";

export const ja: HomeTexts = {
  title: "あなたの手術枠",
  contents: {
    answer: (count) => `未回答 ${count}件`,
    offered: (count) => `申し出 ${count}件`,
    booked: (count) => `確定 ${count}件`,
  },
  answer: {
    title: "回答待ち",
    none: "現在、回答が必要なものはありません。",
    send: "回答を送信",
    thanks: "ありがとうございます。回答は医療機関に届きました。",
    notTaken: "次の手術枠はすでに始まったか締め切られたため、回答を受け付けられませんでした：",
    rest: "そのほかの回答は保存されました。",
    note: (count) => (count === 1 ? "この手術枠についてのメモ" : `この${count}件の手術枠についてのメモ`),
  },
  offered: { title: "申し出", none: "返事待ちの申し出はありません。", change: "回答を変更" },
  others: (count) => `対応不可または充足済み：${count}件`,
  booked: { title: "確定", none: "今後の確定した手術枠はありません。", chip: "確定" },
  past: (count) => `過去：${count}件`,
};
