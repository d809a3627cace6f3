-- Where an address form begins when nothing tells more. Until a shop says so it is nowhere: nobody is told that they live in Afghanistan.
-- A shop of which that was only the default, too.
alter table settings alter column default_country set default '';
alter table settings alter column default_state set default '';
update settings set default_country = '', default_state = ''
where default_country = 'AF' and default_state = 'BDS' and country is distinct from 'AF';
