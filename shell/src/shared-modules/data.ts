// The host provides only what its own graph imports, and remotes bring no copy: every shared key stands in one of these files.
import 'shared-kernel/remote/vendor/react-i18next';
import 'shared-kernel/remote/vendor/react-query';
import 'shared-kernel/remote/vendor/react-router-dom';
import 'shared-kernel/remote/vendor/rxjs';
