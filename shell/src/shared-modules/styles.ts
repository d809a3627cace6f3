// The host provides only what its own graph imports, and remotes bring no copy: every shared key stands in one of these files.
import '@emotion/cache';
import 'shared-kernel/remote/emotion-jsx-runtime';
import 'shared-kernel/platform/vendor/@emotion/react';
