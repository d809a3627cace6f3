import { startShell } from './start-shell';

window.__loader?.begin();
void startShell();
