/** What takes longest is begun first, so that at the end no worker waits long for the other. */
import TestSequencer from "@jest/test-sequencer";

/** Its types take it for an ECMAScript module. */
const Sequencer = TestSequencer as unknown as typeof TestSequencer.default;

/** By how long they take. */
const LONG = [
  "app/frame",
  "app/wayIn",
  "sample/sample",
  "app/callouts",
  "server/callouts",
  "app/wire",
  "server/platform",
];

const turn = ({ path }: { path: string }): number => {
  const at = LONG.findIndex((suite) => path.endsWith(`/${suite}.ts`));
  return at < 0 ? LONG.length : at;
};

export default class LongestFirst extends Sequencer {
  override async sort(...[tests]: Parameters<InstanceType<typeof Sequencer>["sort"]>) {
    return [...(await super.sort(tests))].sort((one, other) => turn(one) - turn(other));
  }
}
