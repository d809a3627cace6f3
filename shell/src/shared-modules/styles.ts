// The host provides only what its own graph imports, and remotes bundle no copy: every shared key must be in one of these files.
import '@emotion/cache';
import 'shared-kernel/remote/emotion-jsx-runtime';
import 'shared-kernel/platform/vendor/@emotion/react';
