// The host provides only what its own graph imports, and remotes bundle no copy: every shared key must be in one of these files.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/server';
import './styles';
import './data';
import './platform';
import 'shared-kernel/platform/server/kept-markup';
import 'shared-kernel/platform/server/markup';
import 'shared-kernel/platform/server/note-readings';
import 'shared-kernel/platform/server/read-over-http';
import 'shared-kernel/platform/server/server-module';
import 'shared-kernel/platform/server/shared-reads';
