select 'a device is no hash' as problem from accounts.device where length(device_key) <> 32;
