export async function shapesThatDiffer() {
  return [];
}
