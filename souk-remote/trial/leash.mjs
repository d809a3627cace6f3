import { spawn } from 'node:child_process';
import net from 'node:net';

/*
 * Runs `node` with the arguments given, on this process's input and output, for as long as whoever started this process holds its
 * fourth pipe: a version that is tried may be in a loop, which hears of nothing, and would go on for ever when its trial is killed.
 */
const child = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' });
// closes at the end of who started this, however that came
new net.Socket({ fd: 3 }).on('close', () => child.kill('SIGKILL')).resume();
child.on('exit', (code) => process.exit(code ?? 1));
