// The host provides only what its own graph imports, and remotes bundle no copy: every shared key must be in one of these files.
import 'react-dom';
import 'react-dom/client';
