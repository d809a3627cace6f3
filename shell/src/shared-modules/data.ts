// The host provides only what its own graph imports, and remotes bundle no copy: every shared key must be in one of these files.
import 'shared-kernel/platform/vendor/@tanstack/react-query';
import 'shared-kernel/platform/vendor/react-router-dom';
import 'shared-kernel/platform/vendor/rxjs';
