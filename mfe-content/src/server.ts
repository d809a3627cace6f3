import { createServerModule } from 'shared-kernel/platform/server/server-module';
import { definition } from './definition';

export const { render } = createServerModule(definition);
