// The command of the container that makes a start live: publishes shell and API of its image, then makes them and what the remotes'
// containers published live in one change.
import path from 'node:path';
import { builtPart, promoteNew } from '../../souk-remote/release/release-built.mjs';
import { publish } from '../../souk-remote/release/store.mjs';
import { broughtVersions } from './brought.mjs';
import { runStep } from './run-step.mjs';

const { STORE: store, RELEASES: releases } = process.env;

await runStep(async () => {
  const own = ['shell', 'api'].map((part) => builtPart(part, path.resolve(part)));
  for (const one of own) await publish({ store, ...one });
  const versions = [...own, ...(await broughtVersions(releases))];
  await promoteNew({ versions, store, releases, reason: 'a start of the containers', log: console.log });
});
