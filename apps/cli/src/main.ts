#!/usr/bin/env node

console.log('Getaway: a table for heist board games.');
