/** Which tab speaks for all. */

export interface LeaderElection {
  /**
   * Stands for election. `lead` is called once this tab leads, at the latest when the leader before it is gone; at once
   * where the browser has no elections. The returned function steps down.
   */
  elect(lead: () => void): () => void;
}
