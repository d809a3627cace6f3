// A server of Node alone: sends the bytes of one file as a packed page, whatever is asked for, and tells its address on the first line.
import fs from 'node:fs';
import http from 'node:http';
import { listenHere } from '../listen-here.mjs';

const body = fs.readFileSync(process.argv[2]);
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length };
const { url } = await listenHere(http.createServer((_, answer) => answer.writeHead(200, headers).end(body)));
console.log(url);
