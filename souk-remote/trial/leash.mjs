import { spawn } from 'node:child_process';
import net from 'node:net';

/*
 * Runs `node` with the given arguments, on this process's stdin and stdout, for as long as the parent process holds its fourth pipe
 * open: a version on trial may be in an endless loop, which handles no signals, and would outlive a killed trial.
 */
const child = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' });
// closes when the parent process ends, for whatever reason
new net.Socket({ fd: 3 }).on('close', () => child.kill('SIGKILL')).resume();
child.on('exit', (code) => process.exit(code ?? 1));
