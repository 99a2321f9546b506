/** The values of a message about an expected lead, in whole points. */
export function leadIn(points: number): { readonly side: 'ahead' | 'behind' | 'level'; readonly lead: number } {
  const lead = Math.round(points);
  return { side: lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level', lead: Math.abs(lead) };
}
