import { createLifecycles } from 'shared-kernel/remote/lifecycles';
import { definition } from './definition';

export const { bootstrap, mount, unmount, warm } = createLifecycles(definition);
