import { createServerModule } from 'shared-kernel/remote/server';
import { definition } from './definition';

export const { render, contract } = createServerModule(definition);
