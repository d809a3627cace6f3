import { createLifecycles } from 'shared-kernel/platform/browser/lifecycles';
import { definition } from './definition';

export const { bootstrap, mount, unmount, warm } = createLifecycles(definition);
