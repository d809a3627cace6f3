// The command of a remote's container: publishes the version in the image, notes that this start brings it, and exits.
import path from 'node:path';
import { builtPart } from '../../souk-remote/release/release-built.mjs';
import { publish } from '../../souk-remote/release/store.mjs';
import { noteBrought } from './brought.mjs';
import { runStep } from './run-step.mjs';

const { REMOTE, STORE: store, RELEASES: releases } = process.env;

await runStep(async () => {
  const built = builtPart(REMOTE, path.resolve('dist'));
  const done = await publish({ store, ...built });
  await noteBrought(releases, built);
  console.log(`${REMOTE} ${built.version} ${done === 'unchanged' ? 'was published already' : 'is published'}`);
});
