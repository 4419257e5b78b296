/** The columns of the exported tables, in the order of the cells, between bars, in Chinese. */
import { type ColumnNames } from "../en/columnNames.ts";

export const zh: ColumnNames = {
  doctors:
    "称谓|名|姓|邮箱|手机|岗位|级别|专科|注册机构|注册号|语言|分组|地点|内部备注|状态|邮箱状态|最近答复（UTC）|90 天内询问|90 天内答复",
  callouts:
    "编号|标题|状态|日期|时段|开始|结束|时区|地点|手术室|主刀医生|专科|岗位|人数|已确认的医生|尚无人承担|可到岗|必要时可|无法到岗|未答复|承担情况|确定方式|紧急程度|答复截止（UTC）|发送时间（UTC）|发送人|取消原因|更新时间（UTC）",
  audit:
    "时间（UTC）|操作人|人员类型|操作|对象|对象类型|编号|详情|更改内容|链中序号|前一条的哈希值|参与哈希的文本|哈希值",
};
