/** The members of a group in order, and how to change them; what can be taken back offers so. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { type DoctorRef } from "../../contract/shapes/doctor.ts";
import { type GroupMember } from "../../contract/shapes/doctorRequests.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { toasted, undoBy } from "../notifications/public.ts";
import { groupsApi, useChangeMembersMutation, useGroupMembersQuery } from "./groupsApi.ts";

export function useMembers(id: number) {
  const { t } = useTranslation("manage");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const { data: members, error, refetch } = useGroupMembersQuery(id);
  const [change, { isLoading: changing }] = useChangeMembersMutation();
  /** For screen readers: what a press did. */
  const [said, setSaid] = useState("");
  const refuse = (reason: unknown) =>
    dispatch(
      toasted({ tone: "error", text: { key: "manage:places.refused", params: { reason: problemText(reason) } } }),
    );
  const ids = members?.map((one) => one.id) ?? [];

  const move = async (member: GroupMember, by: -1 | 1): Promise<void> => {
    const from = ids.indexOf(member.id);
    const to = from + by;
    // One after the other: a second press counts from where the first one led.
    if (changing || from < 0 || to < 0 || to >= ids.length) return;
    setSaid(t("groups.moved", { name: member.name, place: to + 1, count: ids.length }));
    const { error: refused } = await change({ id, order: ids.toSpliced(from, 1).toSpliced(to, 0, member.id) });
    if (refused) refuse(refused);
  };
  const add = async ({ id: doctor, name }: DoctorRef): Promise<void> => {
    const { error: refused } = await change({ id, add: [doctor] });
    if (refused) return void refuse(refused);
    setSaid(t("groups.memberAdded", { name }));
  };
  const remove = async ({ id: doctor, name }: GroupMember): Promise<void> => {
    const { error: refused } = await change({ id, remove: [doctor] });
    if (refused) return void refuse(refused);
    const undo = undoBy(groupsApi.endpoints.changeMembers, { id, add: [doctor], order: ids });
    dispatch(toasted({ tone: "success", text: { key: "manage:groups.memberRemoved", params: { name } }, undo }));
  };
  return { members, error, refetch, said, move, add, remove };
}
