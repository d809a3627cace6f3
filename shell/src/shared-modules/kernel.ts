// The host provides only what its own graph imports, and remotes bring no copy: every shared key stands in one of these files.
import 'shared-kernel/api/client';
import 'shared-kernel/api/errors';
import 'shared-kernel/contract/calls';
import 'shared-kernel/events/bus';
import 'shared-kernel/i18n/instance';
import 'shared-kernel/i18n/kernel-locales';
import 'shared-kernel/remote/page-context';
import 'shared-kernel/remote/screens';
import 'shared-kernel/remote/when-visible';
import 'shared-kernel/rules/links';
import 'shared-kernel/rules/routes';
import 'shared-kernel/session/list-change';
import 'shared-kernel/session/tabs';
import 'shared-kernel/session/user-token';
