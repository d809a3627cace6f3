// A bare Node server: sends one file's bytes as a compressed page for any request, and prints its URL on the first line.
import fs from 'node:fs';
import http from 'node:http';
import { listenHere } from '../listen-here.mjs';

const body = fs.readFileSync(process.argv[2]);
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length };
const { url } = await listenHere(http.createServer((_, answer) => answer.writeHead(200, headers).end(body)));
console.log(url);
