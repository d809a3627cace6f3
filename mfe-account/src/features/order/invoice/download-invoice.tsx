import { useState } from 'react';
import { emit } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
