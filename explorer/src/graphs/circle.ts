/** Evenly spaced points on a circle, the first at the top. */
export function onCircle(count: number, radius: number, centre: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    return { x: centre + radius * Math.cos(angle), y: centre + radius * Math.sin(angle) };
  });
}
