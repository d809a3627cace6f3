// The command of the container that makes a start live: publishes shell and API of its image, then makes them and the versions
// published by the remotes' containers live in one change. If it may start before the remotes (RELEASE_FOR_S, a swarm) it keeps
// polling for that long.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asFault } from '../../souk-remote/release/fault.mjs';
import { builtPart, promoteNew } from '../../souk-remote/release/release-built.mjs';
import { publish } from '../../souk-remote/release/store.mjs';
import { broughtVersions } from './brought.mjs';
import { runStep } from './run-step.mjs';

const { STORE: store, RELEASES: releases, RELEASE_FOR_S: seconds = '0' } = process.env;
const BETWEEN_MS = Number(process.env.RELEASE_EVERY_MS ?? 10_000);

async function release() {
  const own = ['shell', 'api'].map((part) => builtPart(part, path.resolve(part)));
  for (const one of own) await publish({ store, ...one });
  const versions = [...own, ...(await broughtVersions(releases))];
  await promoteNew({ versions, store, releases, reason: 'a start of the containers', log: console.log });
}

await runStep(async () => {
  const until = Date.now() + Number(seconds) * 1000;
  for (;;) {
    const last = Date.now() + BETWEEN_MS >= until;
    try {
      await release();
    } catch (error) {
      if (last) throw error;
      // what does not fit yet may fit with the next remote
      console.log(`not yet: ${asFault(error).message}`);
    }
    if (last) return;
    await sleep(BETWEEN_MS);
  }
});
