/** What a doctor's home says besides the words of the page of one callout, in Chinese. */
import { type HomeTexts } from "../en/home.ts";

export const zh: HomeTexts = {
  title: "您的班次",
  contents: {
    answer: (count) => `待答复 ${count} 项`,
    offered: (count) => `有意向 ${count} 项`,
    booked: (count) => `已安排 ${count} 项`,
  },
  answer: {
    title: "待答复",
    none: "目前没有需要您答复的班次。",
    send: "发送答复",
    thanks: "谢谢，机构已收到您的答复。",
    notTaken: "以下班次已开始或已关闭，答复未被接受：",
    rest: "您的其他答复已保存。",
    note: (count) => (count === 1 ? "关于此班次的备注" : `关于这 ${count} 个班次的备注`),
  },
  offered: { title: "有意向", none: "没有等待结果的意向。", change: "更改答复" },
  others: (count) => `无法到岗或已满：${count} 个班次`,
  booked: { title: "已安排", none: "您没有即将到来的安排。", chip: "已安排" },
  past: (count) => `过去：${count} 个班次`,
};
