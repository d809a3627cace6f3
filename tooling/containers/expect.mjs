/** @throws Error with `what` was expected, unless it holds */
export function expect(what, holds) {
  if (!holds) throw new Error(`expected ${what}`);
}

/** True when a service of the project runs and its health check passes. */
export async function healthy(project, service) {
  const { State } = await project.inspect(service);
  return State.Status === 'running' && State.Health?.Status === 'healthy';
}
